import { defineConfig } from 'vitest/config'

/**
 * Runs two journey files at a time against one product, because most of their time is spent waiting for the browser.
 */
export default defineConfig({
  test: {
    name: 'e2e',
    include: ['e2e/**/*.test.ts'],
    globalSetup: ['e2e/product.ts'],
    maxWorkers: 2,
    // Files in one process share the modules they import; each has its own browser.
    isolate: false,
    testTimeout: 180_000,
    // A browser on a busy machine is sometimes slow; a real fault fails twice.
    retry: 1,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // As in vitest.config.ts: Node loads a skill's code when it is first needed.
    server: { deps: { external: [/\/(contract|answers|learner|messages|curriculum)\/src\//] } },
  },
})
