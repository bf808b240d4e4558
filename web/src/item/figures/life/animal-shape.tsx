import type { FigureOf } from '@skills-center/contract/figure'

type Population = FigureOf<'population-sample'>
export type Animal = Population['animal']
export type Look = Population['variants'][number]['look']

/** Whether the animal is drawn from above and may be rotated. Side views only face left or right. */
export const isFromAbove: Record<Animal, boolean> = {
  beetle: true,
  moth: true,
  fish: false,
  mouse: false,
  snail: false,
  bird: false,
}

const fills: Record<Look, (patterns: string) => string | undefined> = {
  light: () => undefined,
  dark: () => undefined,
  striped: (patterns) => `url(#${patterns}-striped)`,
  spotted: (patterns) => `url(#${patterns}-spotted)`,
}

/** The patterns of striped and spotted animals, defined once in each drawing. */
export function AnimalPatterns({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={`${id}-striped`} width={5} height={5} patternUnits="userSpaceOnUse">
        <rect width={5} height={5} className="fill-surface" />
        <rect width={2.4} height={5} className="fill-ink" />
      </pattern>
      <pattern id={`${id}-spotted`} width={6} height={6} patternUnits="userSpaceOnUse">
        <rect width={6} height={6} className="fill-surface" />
        <circle cx={1.5} cy={1.5} r={1.35} className="fill-ink" />
        <circle cx={4.5} cy={4.5} r={1.35} className="fill-ink" />
      </pattern>
    </defs>
  )
}

/** An animal about 28 pixels long and 22 high, centered on 0, 0. */
export function AnimalShape({ animal, look, patterns }: { animal: Animal; look: Look; patterns: string }) {
  const fill = fills[look](patterns)
  const body = look === 'dark' ? 'fill-ink' : 'fill-surface'
  const paint = { className: `${fill === undefined ? body : ''} stroke-ink`, fill, strokeWidth: 1.5 }
  const line = { className: 'fill-none stroke-ink', strokeWidth: 1.5, strokeLinecap: 'round' as const }
  const mark = look === 'dark' ? 'fill-surface' : 'fill-ink'
  const seam = { className: look === 'dark' ? 'stroke-surface' : 'stroke-ink', strokeWidth: 1.2 }
  switch (animal) {
    case 'beetle':
      return (
        <g>
          <path
            d="M -5 -6 L -8 -11 M 0 -7 L 0 -11 M 5 -6 L 8 -11 M -5 6 L -8 11 M 0 7 L 0 11 M 5 6 L 8 11"
            {...line}
          />
          <path d="M -12 -2 L -15 -5 M -12 2 L -15 5" {...line} />
          <circle cx={-10} cy={0} r={4} className="fill-ink stroke-ink" />
          <ellipse cx={1} cy={0} rx={10} ry={7.5} {...paint} />
          <line x1={-8} y1={0} x2={11} y2={0} {...seam} />
        </g>
      )
    case 'moth':
      return (
        <g>
          <path d="M -2 -6 L -5 -11 M 2 -6 L 5 -11" {...line} />
          <path
            d="M -1 -4 L -14 -8 Q -15 0 -9 2 Q -12 8 -6 10 Q -2 9 -1 4 Z M 1 -4 L 14 -8 Q 15 0 9 2 Q 12 8 6 10 Q 2 9 1 4 Z"
            {...paint}
            strokeLinejoin="round"
          />
          <ellipse cx={0} cy={0} rx={2} ry={7} className="fill-ink" />
        </g>
      )
    case 'fish':
      return (
        <g>
          <path d="M 7 0 L 15 -7 L 13 0 L 15 7 Z" {...paint} strokeLinejoin="round" />
          <path d="M -2 -7 L 5 -10 L 6 -4 Z" {...paint} strokeLinejoin="round" />
          <path d="M -14 0 Q -4 -10 9 0 Q -4 10 -14 0 Z" {...paint} strokeLinejoin="round" />
          <circle cx={-9} cy={-1} r={2.6} className="fill-surface" />
          <circle cx={-9} cy={-1} r={1.5} className="fill-ink" />
        </g>
      )
    case 'mouse':
      return (
        <g>
          <path d="M 9 5 Q 16 6 15 -2" {...line} />
          <path
            d="M -14 4 Q -9 -4 -4 -5 Q 9 -9 10 7 L -8 7 Q -13 7 -14 4 Z"
            {...paint}
            strokeLinejoin="round"
          />
          <circle cx={-6} cy={-5} r={3.4} {...paint} />
          <circle cx={-9.5} cy={1.5} r={1.4} className={mark} />
          <path d="M -5 7 v 2 M 5 7 v 2" {...line} />
        </g>
      )
    case 'snail':
      return (
        <g>
          <path d="M -14 -3 L -12 1 M -9 -4 L -9 1" {...line} />
          <path
            d="M -13 3 Q -13 0 -9 0 L 10 4 Q 15 6 15 8 L -9 8 Q -13 8 -13 3 Z"
            className="fill-surface stroke-ink"
            strokeWidth={1.5}
            strokeLinejoin="round"
          />
          <circle cx={2} cy={-2} r={8} {...paint} />
          <path
            d="M 2 -2 a 2 2 0 0 1 3 2 a 4 4 0 0 1 -7 0 a 5 5 0 0 1 5 -7"
            className={`fill-none ${look === 'dark' ? 'stroke-surface' : 'stroke-ink'}`}
            strokeWidth={1.3}
          />
        </g>
      )
    case 'bird':
      return (
        <g>
          <path d="M -12 -5 L -16 -3 L -11 -2 Z" className="fill-ink" />
          <path d="M -1 7 v 4 M 3 7 v 4" {...line} />
          <path
            d="M -12 -4 Q -11 -9 -6 -8 Q -3 -7 -2 -4 Q 6 -4 15 -6 Q 13 2 6 6 Q -2 10 -8 4 Q -11 0 -12 -4 Z"
            {...paint}
            strokeLinejoin="round"
          />
          <circle cx={-8} cy={-4.5} r={2.2} className="fill-surface" />
          <circle cx={-8} cy={-4.5} r={1.3} className="fill-ink" />
        </g>
      )
  }
}
