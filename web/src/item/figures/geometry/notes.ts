import { useContentTranslation } from '../../../language/content.ts'

/** The note that a figure is not drawn to scale. */
export function useScaleNote(figure: { notToScale?: boolean | undefined }): string[] {
  const t = useContentTranslation()
  return figure.notToScale ? [t('item/not-drawn-to-scale')] : []
}
