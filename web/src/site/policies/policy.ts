import type { PolicyPath } from '@skills-center/contract/site'

export interface PolicySection {
  readonly heading: string
  readonly text: readonly string[]
  readonly list?: readonly string[]
}

/** How long a kind of data is kept. */
export interface RetentionPeriod {
  readonly what: string
  readonly kept: string
}

/** A policy page. */
export interface Policy {
  readonly title: string
  readonly heading: string
  readonly description: string
  readonly keywords: readonly string[]
  /** The effective date: 2026-11-22. */
  readonly since: string
  readonly lede: string
  readonly sections: readonly PolicySection[]
  readonly periods?: readonly RetentionPeriod[]
}

export type Policies = Readonly<Record<PolicyPath, Policy>>
