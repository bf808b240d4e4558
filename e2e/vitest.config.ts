import { defineConfig } from 'vitest/config'

/** Journeys run one file after the other against one running product; the machine has few cores. */
export default defineConfig({
  test: {
    name: 'e2e',
    include: ['e2e/**/*.test.ts'],
    globalSetup: ['e2e/product.ts'],
    fileParallelism: false,
    testTimeout: 180_000,
    // A browser on a busy machine now and then answers late; what is broken fails twice.
    retry: 1,
    hookTimeout: 60_000,
  },
})
