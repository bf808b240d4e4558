import { Check } from 'lucide-react'
import type { ButtonSize, ButtonVariant } from '../../src/ui/button-style.ts'
import { Button } from '../../src/ui/button.tsx'
import type { ShownComponent } from './shown.ts'

const variants: readonly ButtonVariant[] = ['primary', 'outline', 'quiet', 'danger']
const sizes: readonly ButtonSize[] = ['small', 'medium', 'large']
const row = 'flex flex-wrap items-center gap-3'

export const button: ShownComponent = {
  when: 'Does something here. One primary on a screen, for its next step; outline for the others, quiet for what stands aside, danger for what cannot be undone. What leads elsewhere is a ButtonLink.',
  states: [
    ...variants.map((variant) => ({
      name: variant,
      show: () => (
        <div className={row}>
          {sizes.map((size) => (
            <Button key={size} variant={variant} size={size}>
              {size}
            </Button>
          ))}
        </div>
      ),
    })),
    {
      name: 'busy: shows that it works, takes no press and keeps the focus',
      show: () => (
        <div className={row}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} busy>
              Saving
            </Button>
          ))}
        </div>
      ),
    },
    {
      name: 'disabled',
      show: () => (
        <div className={row}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} disabled>
              Save
            </Button>
          ))}
        </div>
      ),
    },
    {
      name: 'with an icon, and wide',
      show: () => (
        <div className="flex flex-col gap-3">
          <div className={row}>
            <Button>
              <Check aria-hidden className="size-5" />
              Check answer
            </Button>
          </div>
          <Button wide>As wide as its place</Button>
        </div>
      ),
    },
  ],
}
