import type { UserId } from '@skills-center/contract/ids'
import {
  ImageId,
  largestImage,
  longestSide,
  maxImages,
  type UploadedImage,
} from '@skills-center/contract/questions/images'
import type { AuthoredQuestion } from '@skills-center/contract/questions/authored'
import { Buffer } from 'node:buffer'
import type { NewId, Now } from '../platform/clock.ts'
import type { Database, Queryable } from '../platform/database.ts'
import { badRequest, conflict, notFound } from '../platform/problems.ts'
import { countImages, insertImage, publishImage, selectImage } from './image-queries.ts'
import { readImage } from './read-image.ts'
import { say } from './messages.gen.ts'

interface ImagesDeps {
  database: Database
  now: Now
  newId: NewId
}

/** Pictures in figures. Their type comes from their content, never from their file name. */
export function createImages({ database, now, newId }: ImagesDeps) {
  async function keep(teacherId: UserId, bytes: Buffer): Promise<UploadedImage> {
    if (bytes.length > largestImage) throw badRequest(say('picture.too-large'))
    const image = readImage(bytes)
    if (image === null) throw badRequest(say('picture.wrong-kind'))
    const { width, height } = image
    if (Math.max(width, height) > longestSide)
      throw badRequest(say('picture.too-wide', { most: longestSide }))
    if ((await countImages(database, teacherId)) >= maxImages)
      throw conflict(say('picture.too-many', { most: maxImages }))
    const id = ImageId.parse(newId())
    await insertImage(database, teacherId, id, image, now())
    return { id, width, height }
  }

  return {
    keep,

    upload: (teacherId: UserId, content: string): Promise<UploadedImage> =>
      keep(teacherId, Buffer.from(content, 'base64')),

    async image(userId: UserId, id: string) {
      const asked = ImageId.safeParse(id)
      const row = asked.success ? await selectImage(database, userId, asked.data) : undefined
      if (row === undefined) throw notFound(say('picture.not-found'))
      return { type: row.type, bytes: row.content }
    },

    /** Lets students see the picture from now on. */
    async publish(tx: Queryable, teacherId: UserId, { figure }: AuthoredQuestion): Promise<void> {
      const asked = figure?.kind === 'image' ? figure.fields['image'] : undefined
      if (asked === undefined) return
      const id = ImageId.safeParse(asked)
      if (!id.success || !(await publishImage(tx, teacherId, id.data, now())))
        throw badRequest(say('picture.gone'))
    },
  }
}
