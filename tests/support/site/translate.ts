/** Runs in the page. Replaces each text node, now and later, by an element, as translating browsers do. */
export const translate = () => {
  const wrap = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) {
      if (text.parentElement?.closest('font, style, script, textarea')) continue;
      const font = document.createElement('font');
      font.textContent = text.textContent;
      text.parentNode?.replaceChild(font, text);
    }
  };
  wrap(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes)
      for (const node of addedNodes) wrap(node.nodeType === Node.TEXT_NODE ? target : node);
  }).observe(document.body, { childList: true, subtree: true });
};
