import { useContentWords } from '../../../language/content.ts'

/** The note that a figure's lengths are not to be measured. */
export function useScaleNote(figure: { notToScale?: boolean | undefined }): string[] {
  const t = useContentWords()
  return figure.notToScale ? [t('item/not-drawn-to-scale')] : []
}
