import { Maximize, Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '../../language/messages.ts'

interface MapButtonsProps {
  readonly onZoomIn: () => void
  readonly onZoomOut: () => void
  readonly onShowAll: () => void
}

/** Zoom buttons, for use without a touchpad or pinch gestures. */
export function MapButtons({ onZoomIn, onZoomOut, onShowAll }: MapButtonsProps) {
  return (
    <div className="flex justify-center gap-2 sm:absolute sm:end-3 sm:top-3 sm:flex-col">
      <ZoomButton label={t('ui/zoom-in')} onPress={onZoomIn}>
        <Plus aria-hidden className="size-5" />
      </ZoomButton>
      <ZoomButton label={t('ui/zoom-out')} onPress={onZoomOut}>
        <Minus aria-hidden className="size-5" />
      </ZoomButton>
      <ZoomButton label={t('ui/show-the-whole-map')} onPress={onShowAll}>
        <Maximize aria-hidden className="size-5" />
      </ZoomButton>
    </div>
  )
}

interface ZoomButtonProps {
  readonly label: string
  readonly onPress: () => void
  readonly children: ReactNode
}

function ZoomButton({ label, onPress, children }: ZoomButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} className="km-zoom" onClick={onPress}>
      {children}
    </button>
  )
}
