import type { ReactNode } from 'react'
import type { ButtonLook } from '../ui/button-style.ts'
import { Button } from '../ui/button.tsx'
import { useIsLive } from '../ui/use-is-live.ts'

interface StartButtonProps extends Pick<ButtonLook, 'variant' | 'size'> {
  readonly onStart: () => void
  readonly children: ReactNode
}

/** Starts something that needs a script: not there without one, and it takes no press that nobody would hear. */
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
