import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { documentedEndpoints } from '@skills-center/contract/endpoints'
import { flatten, type MessageFile } from '@skills-center/messages/flatten'
import { z } from 'zod'
import { root } from '../processes.mjs'
import { describeApi, type ListedRefusal } from './describe-api.ts'
import { readContract } from './named-schemas.ts'

/** The document that is served and reviewed. */
export const documentFile = join(root, 'contract', 'openapi.gen.json')
/** The refusals that each call can return: `{ "answerQuestion": ["409 practice/already-answered"] }`. */
const refusalsFile = join(root, 'contract', 'refusals.json')

const Refusals = z.record(z.string(), z.array(z.string()))

/** Returns the document text. Each path and schema gets its own line, so that diffs stay small. */
export async function writeDocument(): Promise<string> {
  const given = Refusals.parse(JSON.parse(readFileSync(refusalsFile, 'utf8')))
  const files = await readContract(join(root, 'contract', 'src'))
  const document = describeApi(files, documentedEndpoints, (operation) =>
    (given[operation] ?? []).map(listed),
  )
  return `${byLines(document, 2)}\n`
}

function listed(line: string): ListedRefusal {
  const [status = '', code = ''] = line.split(' ')
  return { status: Number(status), code, sentence: sentenceOf(code) }
}

/** Returns the English message for a code: the folder of the message and its id, such as `practice/already-answered`. */
function sentenceOf(code: string): string {
  const end = code.lastIndexOf('/')
  const [folder, id] = [code.slice(0, end), code.slice(end + 1)]
  const file: MessageFile = JSON.parse(readFileSync(join(root, 'server', 'src', folder, 'en.json'), 'utf8'))
  const sentence = flatten(file)[id]
  if (sentence === undefined) throw new Error(`contract/refusals.json lists ${code}, which has no message.`)
  return sentence
}

/** Formats JSON with one entry per line in the outer `depth` levels, and no other white space. */
function byLines(value: unknown, depth: number): string {
  if (depth < 0 || typeof value !== 'object' || value === null || Array.isArray(value))
    return JSON.stringify(value)
  const lines = Object.entries(value).map(
    ([key, entry]) => `${JSON.stringify(key)}:${byLines(entry, depth - 1)}`,
  )
  return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n}`
}
