import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { faces } from './faces.config.ts'
import { messages } from './messages.config.ts'

const gallery = join(import.meta.dirname, 'gallery')

// Unlike the product's build: samples are validated with their schemas, and nothing is minified.
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), faces(), messages()],
  build: {
    outDir: join(gallery, 'dist'),
    emptyOutDir: true,
    target: 'es2023',
    minify: false,
    chunkSizeWarningLimit: 10_000,
    rolldownOptions: { input: join(gallery, 'index.html') },
  },
})
