import { type GlobalToken, theme } from 'antd';
import { describe, expect, it } from 'vitest';
import {
  contrastRatio,
  paintOver,
} from '../../../../../.dumi/theme/plugin/theme-tokens/contrastRatio';
import { type ColorMode, getTheme } from '..';
import { chroma, difference, fade } from './colors';

type ColorName = Extract<keyof GlobalToken, `color${string}`>;

const SURFACES: ColorName[] = ['colorBgContainer', 'colorBgElevated', 'colorBgLayout'];

/** Tokens which antd uses as the color of text on a surface. */
const TEXTS: ColorName[] = [
  'colorText',
  'colorTextSecondary',
  'colorTextTertiary',
  'colorTextDescription',
  'colorTextPlaceholder',
  'colorLink',
  'colorLinkHover',
  'colorLinkActive',
  'colorPrimary',
  'colorPrimaryHover',
  'colorPrimaryActive',
  'colorPrimaryText',
  'colorError',
  'colorErrorHover',
  'colorErrorActive',
  'colorErrorText',
  'colorErrorTextHover',
  'colorErrorTextActive',
  'colorInfo',
  'colorSuccess',
  'colorSuccessText',
  'colorWarning',
  'colorWarningText',
];

/** Text which antd draws on a tint; the pressed tint is left out, because antd draws the focus ring in it. */
const TEXTS_ON_TINTS: [text: ColorName, tint: ColorName][] = [
  ['colorPrimary', 'colorPrimaryBg'],
  ['colorPrimary', 'colorPrimaryBgHover'],
  ['colorPrimaryHover', 'colorPrimaryBg'],
  ['colorError', 'colorErrorBg'],
  ['colorError', 'colorErrorBgFilledHover'],
  ['colorError', 'colorErrorBgActive'],
  ['colorErrorHover', 'colorErrorBg'],
  ['colorErrorActive', 'colorErrorBgActive'],
  ['colorSuccess', 'colorSuccessBg'],
  ['colorWarning', 'colorWarningBg'],
  ['colorInfo', 'colorInfoBg'],
  ['colorTextHeading', 'colorSuccessBg'],
  ['colorTextHeading', 'colorWarningBg'],
  ['colorTextHeading', 'colorErrorBg'],
  ['colorTextHeading', 'colorInfoBg'],
  ['colorText', 'colorPrimaryBg'],
  ['colorTextDescription', 'colorPrimaryBg'],
];

/** What shows where a control ends, or its state: borders, the track of a switch that is off, the focus ring. */
const CONTROLS: ColorName[] = [
  'colorBorder',
  'colorTextQuaternary',
  'colorPrimary',
  'colorPrimaryHover',
  'colorPrimaryBorder',
  'colorError',
];

const FILLS: ColorName[] = [
  'colorPrimary',
  'colorPrimaryHover',
  'colorPrimaryActive',
  'colorError',
  'colorErrorHover',
  'colorErrorActive',
];

/** Text of a form, and the translucent or tinted ground on which antd draws it, over a surface. */
const TEXTS_IN_FORMS: [text: ColorName, ground: FormGround, what: string][] = [
  ['colorText', 'controlItemBgActive', 'selected option, day in a range'],
  ['colorText', 'controlItemBgActiveHover', 'selected option under the pointer'],
  ['colorText', 'controlItemBgHover', 'option or day under the pointer'],
  ['colorText', 'colorFillSecondary', 'chosen value of a multiple select'],
  ['colorText', 'colorFillTertiary', 'filled control'],
  ['colorText', 'colorFillAlter', 'addon'],
  ['colorTextDescription', 'colorFillAlter', 'hint in the drop area of an upload'],
  ['colorTextPlaceholder', 'colorFillTertiary', 'placeholder of a filled control'],
  ['colorTextDescription', 'controlItemBgHover', 'file of an upload under the pointer'],
  ['colorError', 'controlItemBgHover', 'failed file under the pointer'],
];

type FormGround = ColorName | Extract<keyof GlobalToken, `controlItemBg${string}`>;

/** Frames of the controls of a form in every state, and icons which tell something. */
const FORM_CONTROLS: ColorName[] = [
  'colorErrorBorderHover',
  'colorWarningBorderHover',
  'colorWarningHover',
  'colorWarning',
  'colorSuccess',
  'colorIcon',
  'colorIconHover',
  'colorTextQuaternary',
];

function lookOf(name: 'zeus' | 'hermes', colorMode: ColorMode) {
  const config = getTheme(name, colorMode);
  const token = theme.getDesignToken(config);
  const button = config.components?.Button;
  const table = { headerBg: token.colorFillAlter, ...config.components?.Table };
  const overContainer = (color: string) => paintOver(color, token.colorBgContainer);
  return {
    token,
    // antd draws it with a part of its own opacity.
    tableIcon: fade(table.colorIcon ?? token.colorIcon, token.opacityLoading),
    tableHeaders: [table.headerBg, table.colorFillSecondary ?? token.colorFillSecondary].map(
      overContainer,
    ),
    primaryText: button?.primaryColor ?? token.colorTextLightSolid,
    dangerText: button?.dangerColor ?? token.colorTextLightSolid,
    dayTexts: (['DatePicker', 'Calendar'] as const).map(
      (name) => config.components?.[name]?.colorTextLightSolid ?? token.colorTextLightSolid,
    ),
    switchText: config.components?.Switch?.colorTextLightSolid ?? token.colorTextLightSolid,
    offTrack: config.components?.Switch?.colorTextQuaternary ?? token.colorTextQuaternary,
    tagText: config.components?.Tag?.colorTextLightSolid ?? token.colorTextLightSolid,
    barText: config.components?.Progress?.colorWhite ?? token.colorWhite,
    radioText: config.components?.Radio?.colorTextLightSolid ?? token.colorTextLightSolid,
  };
}

const LOOKS = (['zeus', 'hermes'] as const).flatMap((name) =>
  (['light', 'dark'] as const).map((colorMode) => ({ name, colorMode })),
);

describe.each(LOOKS)('$name in $colorMode mode', ({ name, colorMode }) => {
  const look = lookOf(name, colorMode);
  const { token, primaryText, dangerText, dayTexts, radioText } = look;
  /** Every pair that misses the ratio, with what was measured, so that one run shows all that is wrong. */
  const misses = (pairs: [front: string, back: string, label: string][], least: number) =>
    pairs
      .map(([front, back, label]) => ({ label, ratio: contrastRatio(front, back) }))
      .filter(({ ratio }) => ratio < least)
      .map(({ label, ratio }) => `${label} ${ratio.toFixed(2)}`);

  it('draws text on every surface at 4.5:1 or more', () => {
    const pairs = TEXTS.flatMap((text) =>
      SURFACES.map((surface): [string, string, string] => [
        token[text],
        token[surface],
        `${text} on ${surface}`,
      ]),
    );

    expect(misses(pairs, 4.5)).toEqual([]);
  });

  it('draws text on tints at 4.5:1 or more', () => {
    const pairs = TEXTS_ON_TINTS.map(([text, tint]): [string, string, string] => [
      token[text],
      token[tint],
      `${text} on ${tint}`,
    ]);

    expect(misses(pairs, 4.5)).toEqual([]);
  });

  it('draws the text of solid buttons at 4.5:1 or more, also when hovered or pressed', () => {
    const pairs = FILLS.map((fill): [string, string, string] => [
      fill.startsWith('colorError') ? dangerText : primaryText,
      token[fill],
      `text on ${fill}`,
    ]);

    expect(misses(pairs, 4.5)).toEqual([]);
  });

  it('draws the text of switches, solid tags and bars at 4.5:1 or more', () => {
    const states = ['colorInfo', 'colorSuccess', 'colorWarning', 'colorError'] as const;
    const pairs: [string, string, string][] = [
      [look.switchText, token.colorPrimary, 'switch that is on'],
      [look.switchText, token.colorPrimaryHover, 'switch that is on, hovered'],
      [look.switchText, paintOver(look.offTrack, token.colorBgContainer), 'switch that is off'],
      ...states.map((state): [string, string, string] => [
        look.tagText,
        token[state],
        `tag ${state}`,
      ]),
      ...states
        .filter((state) => state !== 'colorWarning')
        .map((state): [string, string, string] => [look.barText, token[state], `bar ${state}`]),
    ];

    expect(misses(pairs, 4.5)).toEqual([]);
  });

  it('draws the edges, states and focus rings of controls at 3:1 or more', () => {
    const onSurfaces = CONTROLS.flatMap((control) =>
      SURFACES.map((surface): [string, string, string] => [
        token[control],
        token[surface],
        `${control} on ${surface}`,
      ]),
    );
    const ticks: [string, string, string] = [token.colorWhite, token.colorPrimary, 'tick'];

    expect(misses([...onSurfaces, ticks], 3)).toEqual([]);
  });

  it('draws the text in the parts of a form at 4.5:1 or more', () => {
    const onGrounds = TEXTS_IN_FORMS.flatMap(([text, ground, what]) =>
      (['colorBgContainer', 'colorBgElevated'] as const).map(
        (surface): [string, string, string] => [
          token[text],
          paintOver(token[ground], token[surface]),
          `${what}: ${text} on ${ground} over ${surface}`,
        ],
      ),
    );
    const onFills = (['colorPrimary', 'colorPrimaryHover', 'colorPrimaryActive'] as const).flatMap(
      (fill): [string, string, string][] => [
        ...dayTexts.map((text): [string, string, string] => [text, token[fill], `day on ${fill}`]),
        [radioText, token[fill], `chosen solid radio button on ${fill}`],
      ],
    );

    expect(misses([...onGrounds, ...onFills], 4.5)).toEqual([]);
  });

  it('draws the frames of a form, in every status, at 3:1 or more', () => {
    const pairs = FORM_CONTROLS.flatMap((control) =>
      SURFACES.map((surface): [string, string, string] => [
        token[control],
        token[surface],
        `${control} on ${surface}`,
      ]),
    );

    expect(misses(pairs, 3)).toEqual([]);
  });

  it('draws the header of a table at 4.5:1 or more, and its icons at 3:1 or more', () => {
    const on = (front: string, what: string) =>
      look.tableHeaders.map((back): [string, string, string] => [
        front,
        back,
        `${what} on ${back}`,
      ]);

    expect(misses(on(token.colorTextHeading, 'title'), 4.5)).toEqual([]);
    expect(misses(on(look.tableIcon, 'icon'), 3)).toEqual([]);
    expect(misses(on(token.colorPrimary, 'icon of what is in force'), 3)).toEqual([]);
  });
});

const STATUSES = ['colorSuccess', 'colorWarning', 'colorError', 'colorInfo'] as const;

describe.each(LOOKS)('$name in $colorMode mode, beside antd’s own look', ({ name, colorMode }) => {
  const config = getTheme(name, colorMode);
  const token = theme.getDesignToken(config);
  const own = theme.getDesignToken(getTheme('default', colorMode));

  it('leaves what is disabled about as pale as it is', () => {
    const ratioOf = ({ colorTextDisabled, colorBgContainer }: GlobalToken) =>
      contrastRatio(colorTextDisabled, colorBgContainer);
    expect(Math.abs(ratioOf(token) - ratioOf(own))).toBeLessThan(0.2);
  });

  it('has other colors for each status', () => {
    for (const status of STATUSES) {
      expect(difference(token[status], own[status]), status).toBeGreaterThan(0.05);
    }
  });

  it('has a primary color, a warning, an error and a success that are told apart at a glance', () => {
    const colors = ['colorPrimary', 'colorSuccess', 'colorWarning', 'colorError'] as const;
    for (const [index, one] of colors.entries()) {
      for (const other of colors.slice(index + 1)) {
        expect(difference(token[one], token[other]), `${one}, ${other}`).toBeGreaterThan(0.08);
      }
    }
  });

  it('has a page, lines and text with a hue of their own', () => {
    for (const color of ['colorBgLayout', 'colorBorder', 'colorBorderSecondary'] as const) {
      expect(chroma(token[color]), color).toBeGreaterThan(chroma(own[color]) + 2);
    }
    expect(chroma(token.colorTextBase)).toBeGreaterThan(10);
  });

  it('tints the header of tables', () => {
    const { headerBg = '' } = config.components?.Table ?? {};
    expect(chroma(headerBg)).toBeGreaterThan(20);
    expect(difference(headerBg, token.colorBgContainer)).toBeGreaterThan(0.03);
  });

  it('draws tooltips at 4.5:1 or more', () => {
    const back = paintOver(token.colorBgSpotlight, token.colorBgContainer);
    expect(contrastRatio(token.colorTextLightSolid, back)).toBeGreaterThanOrEqual(4.5);
  });

  it('gives buttons no shadow', () => {
    expect(config.components?.Button).toMatchObject({
      defaultShadow: 'none',
      primaryShadow: 'none',
      dangerShadow: 'none',
    });
  });
});

it.each(['zeus', 'hermes'] as const)(
  '%s has tints of a status that are light and no grey',
  (name) => {
    const token = theme.getDesignToken(getTheme(name));
    const own = theme.getDesignToken();
    for (const status of STATUSES) {
      expect(contrastRatio(token[`${status}Bg`], own[`${status}Bg`]), status).toBeLessThan(1.2);
      expect(chroma(token[`${status}Bg`]), status).toBeGreaterThan(8);
      expect(chroma(token[`${status}Border`]), status).toBeGreaterThan(40);
    }
  },
);

it('zeus and hermes have dark surfaces of their own, each lighter than the one below', () => {
  const looks = (['zeus', 'hermes', 'default'] as const).map((name) =>
    theme.getDesignToken(getTheme(name, 'dark')),
  );
  for (const surface of SURFACES) {
    expect(new Set(looks.map((token) => token[surface])).size, surface).toBe(3);
  }
  for (const { colorBgLayout, colorBgContainer, colorBgElevated } of looks) {
    expect(contrastRatio(colorBgContainer, colorBgLayout)).toBeGreaterThan(1.05);
    expect(contrastRatio(colorBgElevated, colorBgContainer)).toBeGreaterThan(1.05);
  }
});

it('zeus has the header of tables that it always had', () => {
  expect(getTheme('zeus').components?.Table?.headerBg).toBe('#e2e8ff');
});

describe.each(['light', 'dark'] as const)('zeus in %s mode', (colorMode) => {
  const config = getTheme('zeus', colorMode);

  it('gives tables a solid header, also where they are sorted or under the pointer', () => {
    const { headerBg, colorFillSecondary, colorFillContent } = config.components?.Table ?? {};
    for (const color of [headerBg, colorFillSecondary, colorFillContent]) {
      expect(color).toMatch(/^#[\da-f]{6}$/);
    }
  });

  it('has three quarters of antd’s space, and two thirds of the larger one', () => {
    const token = theme.getDesignToken(config);
    const own = theme.getDesignToken();
    for (const name of ['padding', 'margin'] as const) {
      expect(token[name] / own[name], name).toBe(3 / 4);
      expect(token[`${name}LG`] / own[`${name}LG`], `${name}LG`).toBe(2 / 3);
    }
  });
});
