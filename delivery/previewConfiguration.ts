interface HostingConfiguration {
  headers?: readonly unknown[];
}

/** firebase.json for a preview: Hosting alone, and no search engine may list a page, picture or file of it. */
export const previewConfiguration = ({ hosting }: { hosting: HostingConfiguration }): object => ({
  hosting: {
    ...hosting,
    headers: [
      ...(hosting.headers ?? []),
      { source: '**', headers: [{ key: 'X-Robots-Tag', value: 'noindex, nofollow' }] },
    ],
  },
});
