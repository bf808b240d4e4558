import type { UserId } from '@skills-center/contract/ids'
import type { AuthoredQuestion } from '@skills-center/contract/questions/authored'
import { ImageId, type UploadedImage } from '@skills-center/contract/questions/images'
import type { FolderId, OwnQuestion, QuestionId } from '@skills-center/contract/questions/own'
import {
  type ExportedFile,
  type FileFormat,
  type ImportCheck,
  maxTransferred,
} from '@skills-center/contract/questions/transfer'
import { makeAuthored } from '@skills-center/curriculum/authored/make-authored'
import { Buffer } from 'node:buffer'
import { badRequest } from '../../platform/problems.ts'
import { csvFile, readCsvFile } from './csv-file.ts'
import { csvRow, readCsvRow } from './csv-question.ts'
import { readPackage } from './package.ts'
import { type ImageOf, qtiFile } from './qti-file.ts'
import { listDifferences } from './list-differences.ts'
import { isZip, ZipError } from './zip.ts'
import { formatMessage } from '../../platform/format-message.ts'
import { say } from '../messages.gen.ts'

interface TransferDeps {
  one: (teacherId: UserId, id: QuestionId) => Promise<OwnQuestion>
  /** Creates drafts that belong to the teacher: all or none. */
  createAll: (
    teacherId: UserId,
    questions: readonly AuthoredQuestion[],
    folderId: FolderId | null,
  ) => Promise<void>
  image: ImageOf
  keepImage: (teacherId: UserId, bytes: Buffer) => Promise<UploadedImage>
}

interface Exported {
  readonly file: Pick<ExportedFile, 'name' | 'type'> & { readonly bytes: Buffer }
  readonly questions: number
  readonly report: ExportedFile['report']
}

/** A question of an uploaded file, before anything is stored. */
interface Incoming {
  readonly place: string
  readonly question: AuthoredQuestion | null
  readonly problem: string | null
  readonly notes: readonly string[]
  readonly image: Buffer | null
  readonly description: string
  /** The places on its picture. */
  readonly places: readonly (readonly string[])[]
}

/**
 * Exports questions to files and imports them. Everything that a format cannot express is reported, never dropped
 * silently.
 */
export function createTransfer({ one, createAll, image, keepImage }: TransferDeps) {
  function asCsv(questions: readonly OwnQuestion[]): Exported {
    const rows = questions.map(({ question }) => csvRow(question))
    const report = questions.flatMap(({ id, question }, index) => {
      const row = rows[index]
      const lost = row === undefined ? [] : lostIn(() => listDifferences(question, readCsvRow(row)))
      return lost.length === 0 ? [] : [{ questionId: id, title: question.title, lost }]
    })
    const file = { name: 'questions.csv', type: 'text/csv', bytes: Buffer.from(csvFile(rows)) }
    return { file, questions: rows.length, report }
  }

  async function asQti(teacherId: UserId, questions: readonly OwnQuestion[]): Promise<Exported> {
    const { bytes, questions: count, report } = await qtiFile(teacherId, questions, image)
    return { file: { name: 'questions-qti3.zip', type: 'application/zip', bytes }, questions: count, report }
  }

  function incoming(content: string): { format: FileFormat; all: Incoming[] } {
    const bytes = Buffer.from(content, 'base64')
    const start = bytes
      .toString('utf8', 0, 200)
      .replace(/^\uFEFF/, '')
      .trimStart()
    const isQti = isZip(bytes) || start.startsWith('<')
    const all = isQti ? fromQti(bytes) : fromCsv(bytes.toString('utf8'))
    if (all.length === 0) throw badRequest(say('file.no-question'))
    if (all.length > maxTransferred)
      throw badRequest(say('file.too-many-questions', { most: maxTransferred }))
    return { format: isQti ? 'qti' : 'csv', all }
  }

  return {
    async export(teacherId: UserId, format: FileFormat, ids: readonly QuestionId[]): Promise<ExportedFile> {
      const questions: OwnQuestion[] = []
      for (const id of new Set(ids)) questions.push(await one(teacherId, id))
      const {
        file,
        report,
        questions: count,
      } = format === 'csv' ? asCsv(questions) : await asQti(teacherId, questions)
      const { name, type, bytes } = file
      return { name, type, content: bytes.toString('base64'), questions: count, report }
    },

    check(content: string): ImportCheck {
      const { format, all } = incoming(content)
      return {
        format,
        rows: all.map(({ place, question, problem, notes, image: bytes, ...rest }) => ({
          place,
          title: question?.title ?? '',
          kind: question?.answer.kind ?? '',
          problem,
          notes:
            question === null
              ? [...notes]
              : [
                  ...notes,
                  ...problemsToFix(bytes === null ? question : withImage(question, rest, unstoredImage)),
                ],
        })),
      }
    },

    async import(teacherId: UserId, content: string, folderId: FolderId | null, skipsProblems: boolean) {
      const { all } = incoming(content)
      const bad = all.filter(({ problem }) => problem !== null)
      if (bad.length > 0 && !skipsProblems)
        throw badRequest(
          say('file.has-problem', { place: bad[0]?.place ?? '', problem: bad[0]?.problem ?? '' }),
        )
      const questions: AuthoredQuestion[] = []
      for (const { question, image: bytes, ...rest } of all) {
        if (question === null) continue
        questions.push(bytes === null ? question : await withPicture(teacherId, question, bytes, rest))
      }
      if (questions.length === 0) throw badRequest(say('file.nothing-usable'))
      await createAll(teacherId, questions, folderId)
      return { made: questions.length }
    },
  }

  async function withPicture(
    teacherId: UserId,
    question: AuthoredQuestion,
    bytes: Buffer,
    { description, places }: Pick<Incoming, 'description' | 'places'>,
  ): Promise<AuthoredQuestion> {
    return withImage(question, { description, places }, await keepImage(teacherId, bytes))
  }
}

/** A placeholder for a picture that has not been stored yet. */
const unstoredImage: UploadedImage = {
  id: ImageId.parse('00000000-0000-4000-8000-000000000000'),
  width: 100,
  height: 100,
}

const withImage = (
  question: AuthoredQuestion,
  { description, places }: Pick<Incoming, 'description' | 'places'>,
  { id, width, height }: UploadedImage,
): AuthoredQuestion => ({
  ...question,
  figure: {
    kind: 'image',
    description: description.slice(0, 2000),
    fields: { image: id, width: String(width), height: String(height) },
    rows: places.map((row) => [...row]),
  },
})

/** The problems that one variant shows. The checker tries hundreds of variants once the draft is opened. */
function problemsToFix(question: AuthoredQuestion): string[] {
  const made = makeAuthored(question, 'check', 0)
  return [
    ...(question.title.trim() === '' ? [formatMessage(say('before-publishing.title'))] : []),
    ...(question.skillId === null ? [formatMessage(say('before-publishing.skill'))] : []),
    ...(made.isMade ? [] : [formatMessage(say('before-publishing.problem', { problem: made.message }))]),
  ]
}

const lostIn = (work: () => string[]): string[] => {
  try {
    return work()
  } catch (error) {
    if (error instanceof Error) return [formatMessage(say('lost.unreadable', { why: error.message }))]
    throw error
  }
}

function fromCsv(text: string): Incoming[] {
  return readCsvFile(text).map(({ line, row }) => {
    const rest = {
      place: formatMessage(say('file.line', { line })),
      notes: [],
      image: null,
      description: '',
      places: [],
    }
    try {
      return { ...rest, question: readCsvRow(row), problem: null }
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      return { ...rest, question: null, problem: error.message }
    }
  })
}

function fromQti(bytes: Buffer): Incoming[] {
  try {
    return readPackage(bytes, formatMessage(say('file.itself'))).map(({ found, ...rest }) => ({
      ...rest,
      question: found?.question ?? null,
      notes: found?.notes ?? [],
    }))
  } catch (error) {
    if (error instanceof ZipError) throw badRequest(error.message)
    throw error
  }
}
