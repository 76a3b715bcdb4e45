import { readdirSync, readFileSync } from 'node:fs';
import { i18n } from '@lingui/core';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, it } from 'vitest';
import type { Language } from '../../src/domain/language.ts';
import { Sentences } from '../../src/ui/Sentences.tsx';

afterAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

function written(language: Language, ...sentences: ReactNode[]): string {
  i18n.loadAndActivate({ locale: language, messages: {} });
  return renderToStaticMarkup(createElement(Sentences, {}, ...sentences));
}

it.each<[Language, string]>([
  ['en', 'One. Two. <b>Three.</b>'],
  ['zh-CN', 'One.Two.<b>Three.</b>'],
  ['zh-TW', 'One.Two.<b>Three.</b>'],
])('sentences stand beside each other as %s sets them', (language, text) => {
  expect(written(language, 'One.', 'Two.', createElement('b', { key: 'three' }, 'Three.'))).toBe(text);
});

it('what is not said takes no space', () => {
  expect(written('en', '', 'One.', false, null, undefined, 'Two.', '')).toBe('One. Two.');
});

/** A space that would stand in every language between what one message says and the next one. */
const SPACED = [/[}>]\s*\{' '\}/, /\} \{t`/, /`\} \{(?!' ')/];

it('no screen puts a space of its own between two messages', () => {
  const faults = ['src/screens', 'src/ui'].flatMap((folder) =>
    (readdirSync(folder, { recursive: true }) as string[])
      .filter((name) => name.endsWith('.tsx'))
      .flatMap((name) => {
        const text = readFileSync(`${folder}/${name}`, 'utf8');
        return SPACED.flatMap((pattern) => pattern.exec(text)?.[0] ?? []).map((found) => `${folder}/${name}: ${found}`);
      }),
  );
  expect(faults).toEqual([]);
});
