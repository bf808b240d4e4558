import { SkillId } from '@skills-center/contract/ids'
import type { AuthoredQuestion } from '@skills-center/contract/questions/authored'
import { UploadedImage } from '@skills-center/contract/questions/images'
import { OwnQuestion } from '@skills-center/contract/questions/own'
import { Buffer } from 'node:buffer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, signUp, startTestApp, type TestApp } from '../test-app.ts'
import { readImage } from './read-image.ts'
import { png } from './test-picture.ts'

let test: TestApp
let teacher: Caller
let other: Caller
let student: Caller
beforeAll(async () => {
  test = await startTestApp()
  teacher = await signUp(test, { role: 'teacher' })
  other = await signUp(test, { role: 'teacher' })
  student = await signUp(test, { role: 'student' })
})
afterAll(() => test.stop())

const segment = (marker: number, data: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}
const jpeg = Buffer.concat([
  Buffer.from([0xff, 0xd8]),
  segment(0xe1, Buffer.from('Exif\0\0Springfield')),
  segment(0xc0, Buffer.from([8, 0, 20, 0, 30, 1, 1, 0x11, 0])),
  segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
  Buffer.from([0x12, 0x34, 0xff, 0xd9]),
])

const upload = (bytes: Buffer) => teacher.post('/api/questions/images', { content: bytes.toString('base64') })

describe('a picture', () => {
  it('is known by its content, and loses what a camera says of its maker', () => {
    expect(readImage(png(4, 3))).toMatchObject({ type: 'image/png', width: 4, height: 3 })
    expect(readImage(jpeg)).toMatchObject({ type: 'image/jpeg', width: 30, height: 20 })
    for (const bytes of [png(4, 3), jpeg]) {
      expect(bytes.includes('Springfield')).toBe(true)
      expect(readImage(bytes)?.content.includes('Springfield')).toBe(false)
    }
  })

  it.each<[string, Buffer]>([
    ['an SVG with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    ['a page', Buffer.from('<!doctype html><script>1</script>')],
    ['a PNG that breaks off', png(4, 3).subarray(0, 40)],
    ['a JPEG that breaks off', jpeg.subarray(0, -2)],
    ['nothing', Buffer.alloc(0)],
  ])('is not %s', async (_name, bytes) => {
    expect(readImage(bytes)).toBeNull()
    expect((await upload(bytes)).status).toBe(400)
  })

  it('is refused where it is too large', async () => {
    expect((await upload(png(4001, 1))).status).toBe(400)
    expect((await upload(Buffer.concat([png(2, 2), Buffer.alloc(1024 * 1024)]))).status).toBe(400)
  })

  it('is seen by its author at once, and by others when a question with it is published', async () => {
    const { id, width, height } = UploadedImage.parse((await upload(png(40, 30))).body)
    const path = `/api/questions/images/${id}`
    expect((await teacher.get(path)).status).toBe(200)
    expect((await other.get(path)).status).toBe(404)
    expect((await student.get(path)).status).toBe(404)

    const question: AuthoredQuestion = {
      format: 1,
      title: 'Seen',
      skillId: SkillId.parse('unit-rates'),
      standard: '',
      level: 1,
      stem: 'How many squares are there?',
      figure: {
        kind: 'image',
        description: 'A gray sheet of paper with four squares on it.',
        fields: { image: id, width: String(width), height: String(height) },
        rows: [],
      },
      parameters: [],
      conditions: [],
      answer: {
        kind: 'number',
        label: '',
        before: '',
        after: '',
        right: '4',
        form: 'any',
        unit: '',
        within: '',
        wrong: [],
      },
      hints: [],
      steps: [],
    }
    const made = OwnQuestion.parse((await teacher.post('/api/questions', { question })).body)
    const published = await teacher.post(`/api/questions/${made.id}/publish`, { revision: 1 })
    expect([published.status, published.text]).toMatchObject([200, expect.any(String)])
    const seen = await student.get(path)
    expect(seen.status).toBe(200)
    expect(seen.headers['content-type']).toBe('image/png')
    expect(seen.headers['content-security-policy']).toMatch(/default-src 'none'/)

    const stolen = {
      ...question,
      figure: { ...question.figure, fields: { image: crypto.randomUUID(), width: '4', height: '3' } },
    }
    const theirs = OwnQuestion.parse((await other.post('/api/questions', { question: stolen })).body)
    expect((await other.post(`/api/questions/${theirs.id}/publish`, { revision: 1 })).status).toBe(400)
  })
})
