import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { type Language, languages, offeredLanguages } from '@skills-center/contract/language'
import { byLanguage } from '@skills-center/messages/languages'
import { defineConfig, type Plugin } from 'vite'
import { initialFolders } from './src/language/initial-folders.ts'
import { chunks } from './chunks.ts'
import { faces } from './faces.config.ts'
import { messages } from './messages.config.ts'
import { serviceWorker } from './offline.config.ts'

const api = process.env['API_PROXY'] ?? 'http://127.0.0.1:3000'

/** Writes a Brotli and a gzip version of each asset, so that the server does not compress them. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle({ dir }) {
      if (dir === undefined || this.environment.name !== 'client') return
      for (const file of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|svg)$|\/[a-z]{2}-[^/]+\.json$/.test(file)) continue
        const bytes = readFileSync(join(dir, file))
        writeFileSync(join(dir, `${file}.br`), brotliCompressSync(bytes))
        writeFileSync(join(dir, `${file}.gz`), gzipSync(bytes, { level: 9 }))
      }
    },
  }
}

/** Interactions whose views are not part of any page's chunk. */
const kindsThatComeLater = [
  'match',
  'order',
  'sort',
  'label',
  'inline-choice',
  'hot-spot',
  'number-line',
  'coordinate-plane',
  'plot',
  'simulation',
  'steps',
]

/** Lists the files of each page's chunk, for the server to preload in the head. */
function nameParts(): Plugin {
  const main = 'src/main.tsx'
  const frame = 'app/signed-in-routes.tsx'
  const parts = {
    landing: ['landing-rest.tsx'],
    frame: [frame],
    dashboard: [frame, 'student-dashboard.tsx', 'live-now.tsx', 'skill-finder.tsx', 'own-assignments.tsx'],
    teaching: [frame, 'teacher-dashboard.tsx'],
    practice: [frame, 'practice/practice-page.tsx'],
  }
  /** Long texts are a separate file in each language; English if a language has none. */
  const withText = (page: string, folder: string, file: string) => (language: Language) => {
    const own = `${folder}/${language}/${file}`
    return [page, existsSync(join(import.meta.dirname, 'src', own)) ? own : `${folder}/en/${file}`]
  }
  const texts = {
    article: withText('site/public-page.tsx', 'site/articles', 'articles.ts'),
    support: withText('app/support.tsx', 'support/answers', 'answers.ts'),
    policy: withText('policies/policy-page.tsx', 'site/policies', 'policies.ts'),
  }
  return {
    name: 'name-parts',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_, bundle) {
      const written = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []))
      // The build names these in the page itself.
      const first = new Set(
        written
          .filter(({ isEntry }) => isEntry)
          .flatMap(({ fileName, imports, viteMetadata }) => [
            fileName,
            ...imports,
            ...(viteMetadata?.importedCss ?? []),
          ]),
      )
      const filesOf = (source: string): string[] => {
        const chunk = written.find(({ facadeModuleId, moduleIds }) =>
          [facadeModuleId ?? '', ...moduleIds].some((id) => id.endsWith(`/${source}`)),
        )
        if (chunk === undefined) this.error(`No part of the script comes from ${source}`)
        const styles = [...(chunk.viteMetadata?.importedCss ?? [])]
        return [chunk.fileName, ...chunk.imports, ...styles].filter((file) => !first.has(file))
      }
      const addressesOf = (sources: readonly string[]) =>
        [...new Set([main, ...sources].flatMap(filesOf))].map((file) => `/${file}`)
      const named = Object.entries(parts).map(([name, sources]) => [name, addressesOf(sources)] as const)
      const textsIn = Object.entries(texts).map(
        ([name, sourcesIn]) => [name, byLanguage((language) => addressesOf(sourcesIn(language)))] as const,
      )
      const wordsIn = (language: Language) =>
        initialFolders.flatMap((folder) => {
          const file = Object.values(bundle).find(
            ({ type, ...rest }) =>
              type === 'asset' &&
              'originalFileNames' in rest &&
              rest.originalFileNames.includes(`src/${folder}/${language}.json`),
          )
          if (file !== undefined) return `/${file.fileName}`
          if (offeredLanguages.includes(language))
            this.error(`There are no words of ${folder} in ${language}`)
          return []
        })
      // English is part of the script.
      const words = Object.fromEntries(
        languages.filter((language) => language !== 'en').map((language) => [language, wordsIn(language)]),
      )
      const views = kindsThatComeLater.map(
        (kind) => [kind, filesOf(`${kind}/${kind}-view.tsx`).map((file) => `/${file}`)] as const,
      )
      const source = JSON.stringify({
        ...Object.fromEntries(named),
        texts: Object.fromEntries(textsIn),
        words,
        views: Object.fromEntries(views),
      })
      this.emitFile({ type: 'asset', fileName: 'server/parts.json', source })
    },
  }
}

/** Code that server-rendered pages never need is left out of the server build. */
function connectedOnly(): Plugin {
  return {
    name: 'connected-only',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    load(id) {
      if (id.endsWith('/app/offline-app.tsx')) return 'export const OfflineApp = () => null'
    },
  }
}

/**
 * The server validates each figure before sending it. Validating again in the browser would take a hundred more schemas
 * before the first question.
 */
function trustFigures(): Plugin {
  return {
    name: 'trust-figures',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    load(id) {
      if (id.endsWith('/contract/src/figure.ts'))
        return `import { z } from 'zod'\nexport const Figure = z.looseObject({ kind: z.string() })`
    },
  }
}

/** Removes zod's JSON Schema code, which no page uses but every schema references. */
function withoutJsonSchema(): Plugin {
  return {
    name: 'without-json-schema',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /\/zod\/v4\/core\/(?:json-schema-processors|to-json-schema)\.js$/ },
      handler(code) {
        const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name)
        const left = `() => { throw new Error('JSON Schema is left out of the pages.') }`
        return { code: names.map((name) => `export const ${name} = ${left}`).join('\n'), map: null }
      },
    },
  }
}

const { plugin: watchModules, groups } = chunks()

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    faces(),
    messages(),
    watchModules,
    nameParts(),
    trustFigures(),
    withoutJsonSchema(),
    precompress(),
    connectedOnly(),
    serviceWorker(),
  ],
  server: { proxy: { '/api': api } },
  preview: { proxy: { '/api': api } },
  environments: {
    // The server build for public pages: one folder without other dependencies.
    ssr: {
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { noExternal: true },
      build: {
        outDir: 'dist/server',
        emptyOutDir: false,
        copyPublicDir: false,
        // The math editor runs only in the browser.
        rolldownOptions: { input: { render: 'src/app/render.tsx' }, external: ['mathlive'] },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const name of ['client', 'ssr']) {
        const environment = builder.environments[name]
        if (environment !== undefined) await builder.build(environment)
      }
    },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // The Content-Security-Policy allows neither inline scripts nor data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: join(import.meta.dirname, 'index.html'),
      output: {
        codeSplitting: {
          groups,
        },
      },
    },
    // The math editor, loaded on request, is one large library.
    chunkSizeWarningLimit: 850,
  },
})
