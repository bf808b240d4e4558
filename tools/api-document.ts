// `npm run api:document`: writes the OpenAPI document of the contract. The server serves it, and it is reviewed in git.
import { writeFileSync } from 'node:fs'
import { documentFile, writeDocument } from './api-document/document.ts'

const text = await writeDocument()
writeFileSync(documentFile, text)
console.log(`${documentFile}: ${(text.length / 1024).toFixed(0)} KB`)
