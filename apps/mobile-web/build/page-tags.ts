import type { Language } from '@kosha/domain';
import { escapeHtml } from './escape-html.ts';
import { previewImage, touchIcon } from './icons.ts';
import { manifestFile } from './write-manifest.ts';

export interface SiteMetadata {
  appName: string;
  /** Such as 'https://app.example'. If undefined, the page gets no canonical link. */
  publicOrigin: string | undefined;
}

interface Page {
  pathname: string;
  title: string;
  description: string;
}

export const commonTags = (language: Language): string[] => [
  `<link rel="manifest" href="/${manifestFile(language)}">`,
  `<link rel="apple-touch-icon" href="/${touchIcon.file}">`,
];

export function shareTags(
  { pathname, title, description }: Page,
  { appName, publicOrigin = '' }: SiteMetadata,
): string[] {
  return [
    `<meta name="description" content="${escapeHtml(description)}">`,
    property('og:type', 'website'),
    property('og:site_name', appName),
    property('og:title', title),
    property('og:description', description),
    property('og:image', `${publicOrigin}/${previewImage.file}`),
    '<meta name="twitter:card" content="summary_large_image">',
    ...(publicOrigin === ''
      ? []
      : [
          property('og:url', publicOrigin + pathname),
          `<link rel="canonical" href="${escapeHtml(publicOrigin + pathname)}">`,
        ]),
  ];
}

const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escapeHtml(content)}">`;
