import { globSync, readFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { parseAst } from 'vite';

/** A node of a syntax tree (ESTree with JSX). */
export type Node = { type: string; start: number } & Record<string, unknown>;

export interface Source {
  file: string;
  nodes: Node[];
}

const root = resolve(import.meta.dirname, '../../web/src');

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** A node and all its descendants. */
const nodesBelow = (value: unknown): Node[] => {
  if (Array.isArray(value)) return value.flatMap(nodesBelow);
  if (!isNode(value)) return [];
  return [value, ...Object.values(value).flatMap(nodesBelow)];
};

/** The source files of the site, without tests. */
export const sources: Source[] = globSync('**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .toSorted()
  .map((file) => {
    const lang = extname(file) === '.tsx' ? 'tsx' : 'ts';
    return { file, nodes: nodesBelow(parseAst(readFileSync(resolve(root, file), 'utf8'), { lang })) };
  });
