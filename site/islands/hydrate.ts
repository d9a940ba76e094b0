import type { ComponentType } from 'react';
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Hydrates one island with the props it was rendered with. */
export function hydrate(element: HTMLElement, component: ComponentType<object>): void {
  hydrateRoot(element, createElement(component, JSON.parse(element.dataset.props ?? '{}')));
}
