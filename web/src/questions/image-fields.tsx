import type { AuthoredFigure } from '@skills-center/contract/questions/figures'
import { uploadImage } from '@skills-center/contract/questions/images'
import { useMutation } from '@tanstack/react-query'
import { ImageUp } from 'lucide-react'
import type { MouseEvent } from 'react'
import { t } from '../language/messages.ts'
import { call } from '../platform/api.ts'
import { detailOf } from '../platform/request-error.ts'
import { FileButton } from '../ui/file-button.tsx'
import { fieldId } from './form-section.tsx'
import { ImageError, shrinkImage } from './shrink-image.ts'

interface ImageFieldsProps {
  readonly figure: AuthoredFigure
  readonly canAddPlace: boolean
  readonly onChoose: (fields: AuthoredFigure['fields']) => void
  /** Called with a point of the picture, in percent from its top left corner. */
  readonly onPlace: (x: number, y: number) => void
}

/** Chooses a picture; a click on it marks a point. */
export function ImageFields({ figure, canAddPlace, onChoose, onPlace }: ImageFieldsProps) {
  const uploading = useMutation({
    mutationFn: async (file: File) => call(uploadImage, { body: { content: await shrinkImage(file) } }),
    onSuccess: ({ id, width, height }) =>
      onChoose({ image: id, width: String(width), height: String(height) }),
  })
  const id = figure.fields['image'] ?? ''
  const mark = (event: MouseEvent<HTMLImageElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const share = (at: number, from: number, size: number) => Math.round(((at - from) / size) * 100)
    if (canAddPlace)
      onPlace(share(event.clientX, box.left, box.width), share(event.clientY, box.top, box.height))
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <FileButton
          id={fieldId('figure.fields.image')}
          label={t('questions/picture-file')}
          accept="image/png,image/jpeg,image/webp,image/gif"
          variant="outline"
          busy={uploading.isPending}
          onChoose={(file) => uploading.mutate(file)}
        >
          <ImageUp aria-hidden className="size-5" />
          {id === '' ? t('questions/choose-a-picture') : t('questions/choose-another-picture')}
        </FileButton>
        <p className="text-sm text-ink-soft">{t('questions/webp-or-gif')}</p>
      </div>
      {uploading.isError && (
        <p role="alert" className="font-medium text-incorrect">
          {uploading.error instanceof ImageError
            ? uploading.error.message
            : (detailOf(uploading.error) ?? t('questions/check-your-connection-and-try-again'))}
        </p>
      )}
      {id !== '' && (
        <>
          <div className="relative w-fit">
            {/* A pointer shortcut for the coordinate fields below, which the keyboard can reach. */}
            <img
              src={`/api/questions/images/${id}`}
              alt=""
              onClick={mark}
              className={`max-h-80 rounded-md border border-line ${canAddPlace ? 'cursor-crosshair' : ''}`}
            />
            {figure.rows.map(([, x = '', y = ''], index) => (
              <span
                key={index}
                aria-hidden
                className="pointer-events-none absolute grid size-6 -translate-1/2 place-items-center rounded-full border-2 border-ink bg-surface text-sm font-bold"
                style={{ left: `${Number(x)}%`, top: `${Number(y)}%` }}
              >
                {String.fromCodePoint(65 + index)}
              </span>
            ))}
          </div>
          <p className="text-sm text-ink-soft">{t('questions/click-on-the-picture')}</p>
        </>
      )}
    </div>
  )
}
