import type { ReactNode } from 'react'
import type { ButtonLook } from '../ui/button-style.ts'
import { Button } from '../ui/button.tsx'
import { useIsLive } from '../ui/use-is-live.ts'

interface StartButtonProps extends Pick<ButtonLook, 'variant' | 'size'> {
  readonly onStart: () => void
  readonly children: ReactNode
}

/**
 * A button that starts something that needs a script. Hidden without scripts, and disabled until the page is hydrated.
 */
export function StartButton({ variant, size, onStart, children }: StartButtonProps) {
  const isLive = useIsLive()
  return (
    <Button
      variant={variant}
      size={size}
      disabled={!isLive}
      onClick={onStart}
      className="disabled:cursor-progress disabled:opacity-100 no-script:hidden"
    >
      {children}
    </Button>
  )
}
