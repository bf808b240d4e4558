import { useContentTranslation } from '../../../language/content.ts'
import { Label } from '../label.tsx'
import { tickSize } from '../svg.tsx'

/** The height of the note under a drawing. */
export const noteRoom = (isWanted: boolean): number => (isWanted ? 26 : 0)

/** Says that sizes or distances in the drawing are not to scale. */
export function NotToScale({ x, y }: { x: number; y: number }) {
  const t = useContentTranslation()
  return (
    <Label x={x} y={y} size={tickSize} anchor="end" tone="fill-ink-soft">
      {t('item/not-to-scale')}
    </Label>
  )
}
