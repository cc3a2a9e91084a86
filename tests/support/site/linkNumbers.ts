/**
 * Runs in the page before the app loads. Turns numbers into links like Safari on iOS, unless the page forbids it with
 * `format-detection`.
 */
export const linkNumbers = () =>
  document.addEventListener('DOMContentLoaded', () => {
    const forbidden = document.querySelector<HTMLMetaElement>('meta[name=format-detection]')?.content ?? '';
    if (['telephone=no', 'date=no', 'address=no'].every((kind) => forbidden.includes(kind))) return;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      const [number] = /\d[\d ,.]*\d/.exec(text.data) ?? [];
      if (!number || text.parentElement?.closest('a, style, script')) continue;
      const rest = text.splitText(text.data.indexOf(number));
      rest.splitText(number.length);
      const link = Object.assign(document.createElement('a'), { href: 'x-apple-data-detectors://0' });
      rest.replaceWith(link);
      link.append(rest);
    }
  });
