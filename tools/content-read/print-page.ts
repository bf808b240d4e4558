import { readingPage } from './page.ts'

// A process of its own for each page, so that an edited message is seen when the page is loaded again.
const [id = '', seed = '1'] = process.argv.slice(2)
process.stdout.write(readingPage(id === '' ? null : id, Number(seed)))
