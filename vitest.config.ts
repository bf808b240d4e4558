import { defineConfig, type Plugin } from 'vitest/config'
import { messages } from './web/messages.config.ts'

/** The pages as the build makes them. Vitest keeps what it built: an edited message builds the files that say it again. */
function withMessages(): Plugin[] {
  const plugin = messages()
  return [
    plugin,
    {
      name: 'messages-in-cache-key',
      configureVitest({ defineCacheKeyGenerator }) {
        defineCacheKeyGenerator(({ id, sourceCode }) => plugin.api?.keyOf(id, sourceCode))
      },
    },
  ]
}

const exclude = ['**/node_modules/**', '**/dist/**']
// Draws pages as the server does, which changes for every module how it finds its page.
const drawing = 'web/src/app/render.test.tsx'
const setupFiles = [
  'tools/testing/fail-on-console.ts',
  'tools/testing/processor-time.ts',
  'tools/testing/property-seed.ts',
]
// A skill's code is loaded by Node when it is first needed, so Node loads all that it shares with the rest.
const server = {
  deps: { external: [/\/(contract|answers|learner|messages|curriculum)\/src\/(?!.*\.test\.ts)/] },
}
// Loads the code of the server again for each of its days, which is no code for the files after it in a process.
const days = 'server/src/practice/stored-items.test.ts'
const withDatabase = {
  setupFiles,
  server,
  globalSetup: ['server/src/platform/testing/postgres.ts'],
}
// What hangs is still found; a busy machine alone fails nothing.
const timeouts = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 20_000 } } }

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        plugins: withMessages(),
        test: {
          name: 'pure',
          include: ['{contract,answers,learner,messages,curriculum,tools,web,bench}/**/*.test.{ts,tsx}'],
          exclude: [...exclude, drawing],
          setupFiles,
          server,
          ...timeouts,
          // Files of one process share the modules they import: to load them for each file takes longer than the tests.
          // So a file leaves no fake clock, stubbed global or environment variable behind.
          isolate: false,
        },
      },
      {
        plugins: withMessages(),
        test: { name: 'drawing', include: [drawing], setupFiles, server, ...timeouts },
      },
      { test: { name: 'days', include: [days], ...withDatabase, ...timeouts } },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: [...exclude, days],
          ...withDatabase,
          ...timeouts,
          // As above: most of a file's time went into the modules that nearly all of them import.
          isolate: false,
        },
      },
    ],
  },
})
