import { ButtonLink } from '../../src/ui/button-link.tsx'
import type { ShownComponent } from './shown.ts'

const variants = ['primary', 'outline', 'quiet'] as const

export const buttonLink: ShownComponent = {
  when: 'Leads to another page and is the next step there: a link to the browser, so that it opens in a new tab too.',
  states: [
    {
      name: 'kinds',
      show: () => (
        <div className="flex flex-wrap items-center gap-3">
          {variants.map((variant) => (
            <ButtonLink key={variant} href="/practice/unit-rates" variant={variant}>
              Practice unit rates
            </ButtonLink>
          ))}
        </div>
      ),
    },
  ],
}
