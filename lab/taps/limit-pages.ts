const style =
  '<style>button:active{opacity:.5}</style><meta name="viewport" content="width=device-width">';
const script =
  "<script>document.querySelector('button').onclick=()=>document.body.append('x')</script>";
const row = '<p>Lampwick Brewing Co.<br>4.2 miles, open until 10 pm</p>';

/** Pages that show what the browser itself needs for a tap. */
export const limitPages: Readonly<Record<string, string>> = {
  'an empty page': `${style}<button>Tap</button>${script}`,
  'a page of 300 rows': `${style}<button>Tap</button>${row.repeat(300)}${script}`,
};
