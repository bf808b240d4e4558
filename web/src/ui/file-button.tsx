import { type ComponentProps, useRef } from 'react'
import { Button } from './button.tsx'

interface FileButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  /** The accessible name of the hidden file input; people press the button. */
  readonly label: string
  /** File extensions and media types, as in HTML. */
  readonly accept: string
  readonly onChoose: (file: File) => void
}

/** Opens the device's file picker. The same file may be chosen again after it was corrected. */
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
