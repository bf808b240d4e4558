import type { FigureOf } from '@skills-center/contract/figure'
import { useId, useMemo } from 'react'
import { useContentTranslation } from '../../../language/content.ts'
import { textWidth } from '../scale.ts'
import { Svg, labelSize } from '../svg.tsx'
import { type Place, heightAt, isInside } from './flat-shapes.ts'
import { Fossil, type FossilName } from './fossil.tsx'
import { keyGrid } from './key-grid.ts'
import { regionsOf, sitesIn } from './regions.ts'
import { RockKey, rockKeyNames, rockSwatch } from './rock-key.tsx'
import { type RockName, RockPattern } from './rocks.tsx'
import { type Body, crossSection } from './strata-history.ts'
import { Tag } from './tag.tsx'

type Figure = FigureOf<'strata'>

const sky = 22

export function Strata({ figure, width: room }: { figure: Figure; width: number }) {
  const t = useContentTranslation()
  const width = Math.min(room, 560)
  const name = useId()
  const { section, height, across, up, sites, fossils } = useMemo(
    () => laidOut(figure, width),
    [figure, width],
  )
  const patterns = new Map(
    section.bodies.flatMap((body) =>
      body.body === 'rock' ? [[`${body.rock} ${body.tilt}`, body] as const] : [],
    ),
  )
  const fillOf = (rock: RockName, tilt = 0) => `url(#${name}-${rock}-${tilt})`
  const path = (places: readonly Place[]) =>
    places.map((place, index) => `${index === 0 ? 'M' : 'L'} ${across(place.x)} ${up(place.y)}`).join(' ')

  const rocks = [...new Set(section.bodies.flatMap((body) => (body.body === 'rock' ? [body.rock] : [])))]
  const found = [
    ...new Set(figure.events.flatMap((event) => (event.event === 'layer' ? (event.fossils ?? []) : []))),
  ]
  const keyNames = figure.hasKey ? rockKeyNames(rocks, found, t) : []
  const key = keyGrid(keyNames, rockSwatch, width)
  return (
    <Svg
      width={width}
      height={height + (key.height > 0 ? key.height + 14 : 0)}
      description={figure.description}
    >
      <defs>
        {[...patterns.values()].map((body) => (
          <RockPattern
            key={`${body.rock} ${body.tilt}`}
            id={`${name}-${body.rock}-${body.tilt}`}
            rock={body.rock}
            tilt={body.tilt}
          />
        ))}
        {rocks.map((rock) => (
          <RockPattern key={rock} id={`${name}-${rock}-key`} rock={rock} />
        ))}
        <clipPath id={`${name}-ground`}>
          <path d={`${path(section.land)} V ${height} H 0 Z`} />
        </clipPath>
        <clipPath id={`${name}-frame`}>
          <rect width={width} height={height} />
        </clipPath>
      </defs>
      <g clipPath={`url(#${name}-frame)`}>
        <g clipPath={`url(#${name}-ground)`}>
          {section.bodies.map((body, index) =>
            body.body === 'rock' ? (
              <path
                key={index}
                d={`${path(body.polygon)} Z`}
                fill={fillOf(body.rock, body.tilt)}
                className="stroke-ink"
                strokeWidth={body.rock === 'intrusion' ? 2 : 1.5}
              />
            ) : (
              <path
                key={index}
                d={path(body.line)}
                className="fill-none stroke-ink"
                strokeWidth={body.body === 'fault' ? 4 : 3.5}
                strokeDasharray={body.body === 'fault' ? undefined : '2 0'}
              />
            ),
          )}
        </g>
        <path d={path(section.land)} className="fill-none stroke-science" strokeWidth={4} />
      </g>
      <rect
        x={0.75}
        y={sky - 21}
        width={width - 1.5}
        height={height - sky + 20}
        className="fill-none stroke-line-strong"
        strokeWidth={1.5}
      />
      {fossils.map(({ fossil, at }, index) => (
        <Fossil key={index} fossil={fossil} x={at.x} y={at.y} turn={((index * 137) % 50) - 25} />
      ))}
      {sites.map(({ id, label, at }) => (
        <Tag key={id} id={id} label={label} x={at.x} y={at.y} />
      ))}
      <RockKey
        names={keyNames}
        rocks={figure.hasKey ? rocks : []}
        fossils={figure.hasKey ? found : []}
        places={key.places}
        y={height + 14}
        fillOf={(rock) => `url(#${name}-${rock}-key)`}
      />
    </Svg>
  )
}

/** The layout in pixels, with positions for names and fossils. */
function laidOut(figure: Figure, width: number) {
  // At least thirty pixels for each unit, so that a letter fits in a thin layer.
  const units = crossSection(figure.events, 1)
  const unit = Math.max(30, Math.min(44, 300 / Math.max(1, units.top - units.bottom)))
  const section = crossSection(figure.events, width / unit)
  const height = sky + (section.top - section.bottom) * unit
  const across = (x: number) => x * unit
  const up = (y: number) => height - (y - section.bottom) * unit
  const place = ({ x, y }: Place): Place => ({ x: x / unit, y: section.bottom + (height - y) / unit })
  /** The index of the uppermost body at a point. */
  const topmost = (at: Place): number => {
    if (at.y > heightAt(section.land, at.x)) return -1
    return section.bodies.findLastIndex((body) => body.body === 'rock' && isInside(body.polygon, at))
  }
  const idAt = (at: Place) => section.bodies[topmost(place(at))]?.id
  const regions = regionsOf(width, height, idAt)

  const taken: Place[] = []
  const sites: { id: string; label: string; at: Place }[] = []
  const named = new Map<string, Body>(section.bodies.map((body) => [body.id, body]))
  for (const [id, body] of named) {
    if (body.body !== 'rock') continue
    // The whole name stays inside its own rock, and nothing leaves the frame.
    const half = body.label === '' ? 15 : textWidth(body.label, labelSize) / 2 + 8
    const isWhole = ({ x, y }: Place) =>
      x > half + 2 &&
      x < width - half - 2 &&
      y < height - 16 &&
      [-half, half].every((side) => idAt({ x: x + side * 0.9, y }) === id)
    const [at] = sitesIn(regions.get(id), 1, 4, taken, isWhole)
    if (at) {
      sites.push({ id, label: body.label, at })
      taken.push(at, ...(body.label === '' ? [] : [-half, half].map((side) => ({ x: at.x + side, y: at.y }))))
    }
  }
  section.bodies.forEach((body, index) => {
    if (body.body === 'rock' || sites.some((site) => site.id === body.id)) return
    const at = siteOn(
      body.line,
      body.label,
      taken,
      width,
      height,
      across,
      up,
      (spot) => topmost(place(spot)) < index,
    )
    if (at) {
      sites.push({ id: body.id, label: body.label, at })
      taken.push(at)
    }
  })
  const fossils = figure.events.flatMap((event): { fossil: FossilName; at: Place }[] => {
    if (event.event !== 'layer' || !event.fossils) return []
    const kinds = event.fossils
    return sitesIn(regions.get(event.id), kinds.length * 2 + 1, 9, taken).flatMap((at, index) => {
      const fossil = kinds[index % kinds.length]
      if (fossil) taken.push(at)
      return fossil ? [{ fossil, at }] : []
    })
  })
  return { section, height, across, up, sites, fossils }
}

/** A point on a visible part of a line, far from points that already have a name. */
function siteOn(
  line: readonly Place[],
  label: string,
  taken: readonly Place[],
  width: number,
  height: number,
  across: (x: number) => number,
  up: (y: number) => number,
  isSeen: (spot: Place) => boolean,
): Place | undefined {
  const half = label === '' ? 16 : textWidth(label, labelSize) / 2 + 8
  const spots = line.flatMap((to, index) => {
    const from = line[index - 1]
    if (!from) return []
    const steps = Math.ceil(Math.hypot(across(to.x) - across(from.x), up(to.y) - up(from.y)) / 6)
    return Array.from({ length: steps }, (_, step) => ({
      x: across(from.x) + ((across(to.x) - across(from.x)) * step) / steps,
      y: up(from.y) + ((up(to.y) - up(from.y)) * step) / steps,
    }))
  })
  const inside = spots.filter(
    (spot) =>
      spot.x > half && spot.x < width - half && spot.y > sky + 14 && spot.y < height - 16 && isSeen(spot),
  )
  const far = (spot: Place) =>
    Math.min(90, ...taken.map((other) => Math.hypot(other.x - spot.x, other.y - spot.y)))
  return inside.toSorted((a, b) => far(b) - far(a))[0]
}
