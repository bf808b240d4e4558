import { defineConfig } from 'vitest/config'

const exclude = ['**/node_modules/**', '**/dist/**']
const setupFiles = ['tools/testing/fail-on-console.ts']
// A skill's code is loaded by Node when it is first needed, so Node loads all that it shares with the rest.
const server = {
  deps: { external: [/\/(contract|answers|learner|messages|curriculum)\/src\/(?!.*\.test\.ts)/] },
}
// What hangs is still found; a busy machine alone fails nothing.
// A test that depends on the machine's pace may fail once; `npm test` names each test that passed only on its second try.
const patience = { testTimeout: 30_000, hookTimeout: 60_000, retry: 1 }

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'pure',
          include: ['{contract,answers,learner,messages,curriculum,tools,web,bench}/**/*.test.{ts,tsx}'],
          exclude,
          setupFiles,
          server,
          ...patience,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude,
          setupFiles,
          server,
          ...patience,
          globalSetup: ['server/src/platform/testing/postgres.ts'],
        },
      },
    ],
  },
})
