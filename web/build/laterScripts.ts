/**
 * The one inline script of the pages. It asks for what the entry starts as soon as the text has been painted, so that
 * nothing competes with the text and the font; where paints are not told, the entry does it a little later.
 */
export const laterScripts = [
  '(s=>new PerformanceObserver((_,o)=>{o.disconnect();',
  'for(const f of s.dataset.modules.split(" "))',
  'document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",fetchPriority:"low",href:f}))',
  '}).observe({type:"paint",buffered:true}))(document.currentScript)',
].join('');

/** Its element, for files named as in the bundler's manifest. */
export const laterScriptsElement = (files: readonly string[]): string =>
  `<script data-modules="${files.map((file) => `/${file}`).join(' ')}">${laterScripts}</script>`;
