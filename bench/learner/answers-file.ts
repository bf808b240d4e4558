import { gunzipSync } from 'node:zlib'
import { readNamed, Refusal } from './refusal.ts'

/** One answer, as a row of the file gives it. */
export interface FileAnswer {
  student: string
  /** The item's name; empty if the file does not name items. */
  item: string
  /** Names of the skills that the item needs: at least one. */
  skills: readonly string[]
  isCorrect: boolean
  /** Whole seconds; never earlier than the student's previous answers. */
  at: number
}

const columns = ['student', 'item', 'skill', 'correct', 'time'] as const

const refusal = (line: number, complaint: string): Refusal => new Refusal(`Line ${line}: ${complaint}`)

/** Reads `student,item,skill,correct,time`, plain or gzipped. Throws on the first row that it cannot read. */
export function readAnswersFile(path: string): FileAnswer[] {
  const bytes = readNamed(path)
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b
  return parseAnswers((isPacked ? gunzipSync(bytes) : bytes).toString('utf8'))
}

export function parseAnswers(text: string): FileAnswer[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const header = (lines[0] ?? '').split(',').map((name) => name.trim().toLowerCase())
  const places = columns.map((name) => header.indexOf(name))
  const missing = columns.filter((_, index) => places[index] === -1)
  if (missing.length > 0) {
    throw refusal(1, `the header must name ${columns.join(', ')}; it lacks ${missing.join(', ')}.`)
  }
  const answers: FileAnswer[] = []
  const latest = new Map<string, number>()
  for (const [index, line] of lines.entries()) {
    if (index === 0 || line.trim() === '') continue
    const fields = splitRow(line)
    if (fields.length !== header.length) {
      throw refusal(index + 1, `${fields.length} columns where the header names ${header.length}.`)
    }
    const answer = readRow(
      index + 1,
      places.map((place) => (fields[place] ?? '').trim()),
    )
    const before = latest.get(answer.student) ?? 0
    if (answer.at < before) {
      throw refusal(
        index + 1,
        `student “${answer.student}” answers at ${answer.at}, before the earlier answer at ${before}.`,
      )
    }
    latest.set(answer.student, answer.at)
    answers.push(answer)
  }
  if (answers.length === 0) throw refusal(2, 'the file holds no answers.')
  return answers
}

function readRow(line: number, fields: readonly string[]): FileAnswer {
  const [student = '', item = '', skill = '', correct = '', time = ''] = fields
  if (student === '') throw refusal(line, 'the student is missing.')
  const skills = [...new Set(skill.split('~'))].toSorted()
  if (skills.some((name) => name.trim() === '')) {
    throw refusal(line, `“${skill}” names no skill; several are joined by ~.`)
  }
  if (correct !== '0' && correct !== '1') throw refusal(line, `correct is “${correct}”, neither 0 nor 1.`)
  const at = Number(time)
  if (time === '' || !Number.isFinite(at) || at < 0) {
    throw refusal(line, `the time is “${time}”, not a number of seconds.`)
  }
  return { student, item, skills, isCorrect: correct === '1', at: Math.floor(at) }
}

/** Splits a row into fields. A quoted field may contain commas, and doubled quotes stand for one. */
function splitRow(line: string): string[] {
  if (!line.includes('"')) return line.split(',')
  return Array.from(line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g), ([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
  )
}
