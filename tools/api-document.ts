// `npm run api:document`: writes the OpenAPI document of the contract, which the server hands out and git reviews.
import { writeFileSync } from 'node:fs'
import { documentFile, writeDocument } from './api-document/document.ts'

const text = await writeDocument()
writeFileSync(documentFile, text)
console.log(`${documentFile}: ${(text.length / 1024).toFixed(0)} KB`)
