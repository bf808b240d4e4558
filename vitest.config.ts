import { defineConfig } from 'vitest/config'

const exclude = ['**/node_modules/**', '**/dist/**']
const setupFiles = ['tools/testing/fail-on-console.ts']

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'pure',
          include: ['{contract,answers,learner,curriculum,tools,web,bench}/**/*.test.{ts,tsx}'],
          exclude,
          setupFiles,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude,
          setupFiles,
          globalSetup: ['server/src/platform/testing/postgres.ts'],
        },
      },
    ],
  },
})
