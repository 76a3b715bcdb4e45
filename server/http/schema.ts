import type { PageLink, PaintedPage } from '../../src/contract/painted.ts';
import type { Brand } from '../../src/domain/brand.ts';
import type { Language } from '../../src/domain/language.ts';
import { PREVIEW_HEIGHT_PX, PREVIEW_WIDTH_PX } from '../previews/order.ts';

interface Setting {
  /** The address of the page, without the origin. */
  address: string;
  language: Language;
  origin: string;
  brand: Brand;
}

/** What a public page is, and the way to it, in the words of schema.org. `picture`: the whole address of its preview picture. */
export function schemaOf(page: PaintedPage, picture: string, { address, language, origin, brand }: Setting): object {
  const name = brand.name[language];
  // search engines show no SVG
  const image = { '@type': 'ImageObject', url: picture, width: PREVIEW_WIDTH_PX, height: PREVIEW_HEIGHT_PX };
  const publisher = { '@type': 'Organization', name, url: `${origin}/` };
  const way = [{ name, address: '/' }, ...(page.library ? [page.library] : []), { name: page.name, address }];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'BreadcrumbList', itemListElement: way.map((link, place) => stepOf(link, place, origin)) },
      page.list
        ? {
            '@type': 'CollectionPage',
            name: page.title,
            description: page.description,
            inLanguage: language,
            image,
            url: origin + address,
            publisher,
            mainEntity: {
              '@type': 'ItemList',
              numberOfItems: page.list.length,
              itemListElement: page.list.map((link, place) => entryOf(link, place, origin)),
            },
          }
        : page.schema
          ? {
              name: page.title,
              description: page.description,
              image,
              inLanguage: language,
              url: origin + address,
              publisher,
              ...page.schema,
            }
          : {
              '@type': 'Article',
              headline: page.title,
              description: page.description,
              image,
              ...(page.published ? { datePublished: page.published } : {}),
              inLanguage: language,
              mainEntityOfPage: origin + address,
              author: publisher,
              publisher,
            },
    ],
  };
}

function stepOf({ name, address }: PageLink, place: number, origin: string): object {
  return { '@type': 'ListItem', position: place + 1, name, item: origin + address };
}

function entryOf({ name, address }: PageLink, place: number, origin: string): object {
  return { '@type': 'ListItem', position: place + 1, name, url: origin + address };
}
