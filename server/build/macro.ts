import { transformAsync } from '@babel/core';
import linguiMacroPlugin from '@lingui/babel-plugin-lingui-macro';
import type { Plugin } from 'vite';

/** Runs Lingui's macro on the files that import it, and on no others. */
export function linguiMacro(): Plugin {
  return {
    name: 'lingui-macro',
    enforce: 'pre',
    async transform(code, id) {
      const path = id.split('?')[0] ?? id;
      if (!/\.tsx?$/.test(path) || !/@lingui\/(core|react)\/macro/.test(code)) return null;
      const done = await transformAsync(code, {
        filename: path,
        babelrc: false,
        configFile: false,
        sourceMaps: true,
        parserOpts: { plugins: path.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
        plugins: [[linguiMacroPlugin, { stripMessageField: true }]],
      });
      return done?.code ? { code: done.code, map: done.map } : null;
    },
  };
}
