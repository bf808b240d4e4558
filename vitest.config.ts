import { defineConfig } from 'vitest/config'

const exclude = ['**/node_modules/**', '**/dist/**']
const setupFiles = ['tools/testing/fail-on-console.ts']
// What hangs is still found; a busy machine alone fails nothing.
const patience = { testTimeout: 30_000, hookTimeout: 60_000 }

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
          ...patience,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude,
          setupFiles,
          ...patience,
          globalSetup: ['server/src/platform/testing/postgres.ts'],
        },
      },
    ],
  },
})
