import { defineConfig } from 'vitest/config'

/** `npm run interop:…`: the product against programs of other people. Each has a command of its own. */
export default defineConfig({
  test: {
    include: ['tools/interop/*.interop.ts'],
    globalSetup: ['server/src/platform/testing/postgres.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ['verbose'],
    server: { deps: { external: [/\/(contract|answers|learner|messages|curriculum)\/src\//] } },
  },
})
