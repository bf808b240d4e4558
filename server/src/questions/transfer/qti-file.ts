import { decimalPlaces } from '@skills-center/answers/rational'
import type { UserId } from '@skills-center/contract/ids'
import type { AuthoredQuestion } from '@skills-center/contract/questions/authored'
import type { OwnQuestion } from '@skills-center/contract/questions/own'
import type { ExportedFile } from '@skills-center/contract/questions/transfer'
import { drawValues } from '@skills-center/curriculum/authored/draw-values'
import { formulasIn } from '@skills-center/curriculum/authored/fill-text'
import { workOut } from '@skills-center/curriculum/authored/formula'
import { FormulaError } from '@skills-center/curriculum/authored/formula-tree'
import { frozen } from '@skills-center/curriculum/authored/frozen'
import { createRandom } from '@skills-center/curriculum/random'
import { Buffer } from 'node:buffer'
import { Refusal } from '../../platform/problems.ts'
import { type PackedItem, packItems } from './package.ts'
import { NotExpressible } from './qti-expression.ts'
import type { ItemImage } from './qti-pieces.ts'
import { readQtiItem } from './qti-read.ts'
import { qtiItem, type WrittenItem } from './qti-write.ts'
import { listDifferences } from './list-differences.ts'
import { formatMessage } from '../../platform/format-message.ts'
import type { ZipFile } from '../../platform/write-zip.ts'
import { say } from '../messages.gen.ts'

/** Loads a teacher's picture; throws a Refusal if it no longer exists. */
export type ImageOf = (teacherId: UserId, id: string) => Promise<{ type: string; bytes: Buffer }>

interface Picture {
  readonly file: ZipFile
  readonly item: ItemImage
}

export interface QtiFile {
  readonly bytes: Buffer
  readonly questions: number
  readonly report: ExportedFile['report']
}

/** Writes questions as a QTI 3 package, with a report of what QTI could not express. */
export async function qtiFile(
  teacherId: UserId,
  questions: readonly OwnQuestion[],
  imageOf: ImageOf,
): Promise<QtiFile> {
  const items: PackedItem[] = []
  const files = new Map<string, ZipFile>()
  const report: ExportedFile['report'] = []
  for (const { id, question } of questions) {
    const picture = await pictureOf(teacherId, question, imageOf)
    const name = `q-${id}`
    const { written, exported, lost } = writtenAs(question, name, picture)
    if (written !== null) {
      const images: string[] = []
      const keep = (file: ZipFile) => {
        files.set(file.path, file)
        images.push(file.path)
      }
      if (picture !== null) keep(picture.file)
      if (written.picture !== null)
        keep({
          path: written.picture.path.replace('../', ''),
          content: Buffer.from(written.picture.svg),
        })
      items.push({ id: name, xml: written.xml, images })
      lost.push(...lostInQti(exported, written.xml, picture !== null), ...elsewhere(exported))
    }
    if (lost.length > 0) report.push({ questionId: id, title: question.title, lost })
  }
  return { bytes: packItems(items, [...files.values()]), questions: items.length, report }
}

/**
 * The question, or one variant of it if QTI cannot express its changing numbers; null if it cannot be expressed at all.
 */
function writtenAs(question: AuthoredQuestion, name: string, picture: Picture | null) {
  const lost: string[] = []
  const whole = attempt(question, name, picture)
  if (!('why' in whole)) return { written: whole, exported: question, lost }
  const variant = question.parameters.length === 0 ? null : variantOf(question)
  if (variant === null)
    return {
      written: null,
      exported: question,
      lost: [formatMessage(say('lost.whole-question', { why: whole.why }))],
    }
  const described =
    picture === null
      ? null
      : { ...picture, item: { ...picture.item, description: variant.figure?.description ?? '' } }
  const one = attempt(variant, name, described)
  if ('why' in one)
    return {
      written: null,
      exported: question,
      lost: [formatMessage(say('lost.whole-question', { why: one.why }))],
    }
  lost.push(formatMessage(say('lost.changing-numbers', { why: whole.why })))
  return { written: one, exported: variant, lost }
}

function attempt(
  question: AuthoredQuestion,
  name: string,
  picture: Picture | null,
): WrittenItem | { readonly why: string } {
  try {
    return qtiItem(question, name, picture?.item ?? null)
  } catch (error) {
    if (error instanceof NotExpressible) return { why: error.message }
    // A draft may contain something that no item can be made of.
    if (error instanceof FormulaError || error instanceof RangeError)
      return {
        why: formatMessage(
          say('lost.answer-unreadable', {
            why: error instanceof FormulaError ? error.text : error.message,
          }),
        ),
      }
    throw error
  }
}

function variantOf(question: AuthoredQuestion): AuthoredQuestion | null {
  try {
    return frozen(question, 1)
  } catch (error) {
    if (error instanceof Error) return null
    throw error
  }
}

async function pictureOf(
  teacherId: UserId,
  { figure }: AuthoredQuestion,
  imageOf: ImageOf,
): Promise<Picture | null> {
  if (figure?.kind !== 'image') return null
  const id = figure.fields['image'] ?? ''
  const found = await imageOf(teacherId, id).catch((error: unknown) => {
    if (error instanceof Refusal) return null
    throw error
  })
  if (found === null) return null
  const path = `images/${id}.${found.type === 'image/png' ? 'png' : 'jpg'}`
  const item: ItemImage = {
    path: `../${path}`,
    description: figure.description,
    width: figure.fields['width'] ?? '',
    height: figure.fields['height'] ?? '',
  }
  return { file: { path, content: found.bytes }, item }
}

/** The parts that are different when the file is read back. */
function lostInQti(question: AuthoredQuestion, xml: string, hasPicture: boolean): string[] {
  const { figure } = question
  const isImage = figure?.kind === 'image'
  try {
    const { question: back, image } = readQtiItem(xml)
    const picture = isImage && !hasPicture ? [formatMessage(say('lost.picture-gone'))] : []
    const places =
      isImage && hasPicture && JSON.stringify(image?.places ?? []) !== JSON.stringify(figure.rows)
        ? [formatMessage(say('lost.places-on-picture'))]
        : []
    const exported = isImage ? { ...question, figure: null } : question
    return [...picture, ...places, ...listDifferences(exported, back)]
  } catch (error) {
    if (error instanceof Error) return [formatMessage(say('lost.unreadable', { why: error.message }))]
    throw error
  }
}

/** The parts that we can read back completely, but that other programs show differently. */
function elsewhere(question: AuthoredQuestion): string[] {
  const { figure, answer } = question
  const losses: string[] = []
  if (figure != null && figure.kind !== 'image' && figure.kind !== 'table')
    losses.push(formatMessage(say('lost.figure-elsewhere')))
  if (answer.kind === 'plot') losses.push(formatMessage(say('lost.plot-elsewhere')))
  if (answer.kind === 'coordinate-plane' && answer.draws !== 'points')
    losses.push(formatMessage(say('lost.lines-elsewhere')))
  if (hasEndlessDecimals(question)) losses.push(formatMessage(say('lost.fractions-elsewhere')))
  return losses
}

/** How many variants are checked for what other programs would print. */
const looked = 40

function hasEndlessDecimals(question: AuthoredQuestion): boolean {
  const formulas = formulasIn(
    JSON.stringify([question.stem, question.answer, question.hints, question.steps]),
  )
  for (let seed = 0; seed < looked && formulas.length > 0; seed += 1) {
    try {
      const values = drawValues(question, createRandom(`authored/export/${seed}`))
      const isEndless = formulas.some(
        (formula) =>
          typeof values.get(formula.trim()) !== 'string' && decimalPlaces(workOut(formula, values)) === null,
      )
      if (isEndless) return true
    } catch {
      // A draft that makes no variant prints nothing.
      return false
    }
  }
  return false
}
