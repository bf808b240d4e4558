import { defineConfig } from 'vitest/config'

/** Journeys run two files at a time against one running product: most of their time a browser is waited for. */
export default defineConfig({
  test: {
    name: 'e2e',
    include: ['e2e/**/*.test.ts'],
    globalSetup: ['e2e/product.ts'],
    maxWorkers: 2,
    // Files of one process share the modules they import; each has a browser of its own.
    isolate: false,
    testTimeout: 180_000,
    // A browser on a busy machine now and then answers late; what is broken fails twice.
    retry: 1,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // As in vitest.config.ts: Node loads a skill's code when it is first needed.
    server: { deps: { external: [/\/(contract|answers|learner|messages|curriculum)\/src\//] } },
  },
})
