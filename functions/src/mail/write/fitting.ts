import type { Html } from './html.ts';

/** Mail programs cut an e-mail at 102 kB, so its parts get this many bytes, and the rest of the e-mail the others. */
const mostBytes = 85_000;

export interface Part {
  text: string;
  body: Html;
}

/** The first parts that fit into one e-mail. */
export const fitting = <Each extends Part>(parts: readonly Each[]): Each[] => {
  let bytes = 0;
  const index = parts.findIndex(({ text, body }) => {
    bytes += Math.max(Buffer.byteLength(text), Buffer.byteLength(body.markup));
    return bytes > mostBytes;
  });
  return parts.slice(0, index === -1 ? undefined : index);
};
