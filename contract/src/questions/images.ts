import { bigFile } from '../limits.ts'
import { z } from 'zod'
import { endpoint, versioned } from '../endpoint.ts'
import { fieldError } from '../field-error.ts'

export const ImageId = z.uuid().brand<'ImageId'>()
export type ImageId = z.infer<typeof ImageId>

/** Maximum size of a picture, in bytes. */
export const largestImage = 1024 * 1024
/** Maximum side length, in pixels. */
export const longestSide = 4000
/** Maximum number of pictures per teacher. */
export const maxImages = 500

const encoded = Math.ceil(largestImage / 3) * 4

export const UploadedImage = z.object({
  id: ImageId,
  width: z.number().int().positive(),
  height: z.number().int().positive(),
})
export type UploadedImage = z.infer<typeof UploadedImage>

/**
 * The path of a picture, readable by anyone signed in once a published version shows it. Stored questions have this
 * path without the API version.
 */
export const imageAddress = versioned('/api/questions/images/{id}')

export const uploadImage = endpoint({
  method: 'POST',
  path: '/api/questions/images',
  limit: bigFile,
  access: 'teacher',
  scope: 'questions:write',
  summary: 'Keep a picture for a figure: PNG or JPEG, known by its content; what a camera added is taken off',
  bodyLimit: encoded + 1024,
  body: z.object({ content: z.base64().max(encoded, fieldError('picture-too-large')) }),
  reply: UploadedImage,
  creates: '/api/questions/images/{id}',
})

export const imageEndpoints = { uploadImage }
