/** Everything may be read; what must not be indexed says so itself. */
export const robots = (origin: string): string => `User-agent: *
Allow: /

Sitemap: ${origin}/sitemap.xml
`;
