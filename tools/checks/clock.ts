import type { Source } from './sources.ts'

// The linter catches `Date.now()` and `Math.random()`; this check covers what no lint rule does.
const readings: readonly [RegExp, string][] = [
  [/\bnew Date\(\s*\)/, 'new Date()'],
  [/(?<!\bnew )\bDate\(\s*\)/, 'Date()'],
  [/\bDate\.now\b/, 'Date.now'],
  [/\bperformance\.now\b/, 'performance.now'],
  [/\bMath\.random\b/, 'Math.random'],
  [/\brandomUUID\b/, 'randomUUID'],
]

/**
 * Server features receive time, randomness, and ids as parameters. Only the code that assembles the server creates
 * them.
 */
export function checkClock(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => /^server\/src\/[^/]+\/.+\.ts$/.test(path))
    .filter(({ path }) => !/^server\/src\/platform\/|\.test\.ts$|\/test-[a-z-]+\.ts$/.test(path))
    .flatMap(({ path, text }) =>
      readings
        .filter(([pattern]) => pattern.test(withoutComments(text)))
        .map(([, reading]) => `${path} reads ${reading}: let app.ts hand it in.`),
    )
}

const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '')
