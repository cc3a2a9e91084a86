/** What Hosting takes for the name of a preview: lower case, digits and hyphens, at most 40, never `live`. */
export const channelName = (branch: string): string => {
  const name = branch
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, 40)
    .replace(/-+$/, '');
  return name === '' || name === 'live' ? `preview-${name}`.replace(/-$/, '') : name;
};
