import { type ComponentProps, useRef } from 'react'
import { Button } from './button.tsx'

interface FileButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  /** Names the file field itself, which only programs reach: people press the button. */
  readonly label: string
  /** Endings and media types, as in HTML. */
  readonly accept: string
  readonly onChoose: (file: File) => void
}

/** Asks the device for a file. The same file may be chosen again, once it is mended. */
export function FileButton({ label, accept, onChoose, ...rest }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const file = target.files?.[0]
          target.value = ''
          if (file !== undefined) onChoose(file)
        }}
      />
      <Button {...rest} onClick={() => input.current?.click()} />
    </>
  )
}
